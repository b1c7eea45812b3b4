import { describe, expect, it } from 'vitest';
import { zones } from '#contract/entities/client.ts';
import { areaPath, childAreas } from './areas.ts';

describe('the areas of an address', () => {
  it('areas of China, Hong Kong, Taiwan and Japan are complete in number, and unique by name in China [INV-09]', () => {
    const widest = zones.map((zone) => [zone, childAreas(zone, null).length]);
    const inTaiwan = childAreas('TW', null).flatMap(({ area_id }) => childAreas('TW', area_id));
    const inChina = childAreas('CN', null).flatMap(({ area_id }) => childAreas('CN', area_id));
    expect(widest).toEqual([
      ['CN', 31],
      ['HK', 3],
      ['TW', 22],
      ['JP', 47],
      ['other', 0],
    ]);
    expect(inTaiwan).toHaveLength(368);
    expect(childAreas('HK', null).flatMap(({ area_id }) => childAreas('HK', area_id))).toHaveLength(18);
    for (const { area_id } of [...childAreas('CN', null), ...inChina]) {
      const names = childAreas('CN', area_id).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('the path of an area leads from its province to the area itself [INV-09]', () => {
    expect(areaPath('CN', 'cn-33-1-3')).toEqual([
      { area_id: 'cn-33', name: '浙江省' },
      { area_id: 'cn-33-1', name: '杭州市' },
      { area_id: 'cn-33-1-3', name: '西湖区' },
    ]);
    expect(areaPath('JP', 'jp-13')).toEqual([{ area_id: 'jp-13', name: '東京都' }]);
  });

  it('an area that has narrower areas, is in another zone or is unknown has no path', () => {
    expect([
      areaPath('CN', 'cn-33'),
      areaPath('CN', 'cn-33-1'),
      areaPath('TW', 'cn-33-1-3'),
      areaPath('CN', 'x'),
    ]).toEqual([null, null, null, null]);
  });
});
