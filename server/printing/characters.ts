/** By the table `cmap` in formats 4 and 12, which fonts of many characters have. */
export function characterCoverageOf(font: Uint8Array): (codePoint: number) => boolean {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const known = new Set<number>();
  for (const at of subtablesOf(view, tableAt(view, 'cmap'))) {
    const format = view.getUint16(at);
    const ranges = format === 12 ? rangesOfFormat12(view, at) : format === 4 ? rangesOfFormat4(view, at) : [];
    for (const [first, last] of ranges) for (let code = first; code <= last; code += 1) known.add(code);
  }
  return (codePoint) => known.has(codePoint);
}

type Range = readonly [first: number, last: number];

function tableAt(view: DataView, name: string): number {
  const count = view.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    if (tag === name) return view.getUint32(record + 8);
  }
  throw new Error(`a font has no table ${name}`);
}

const subtablesOf = (view: DataView, cmap: number): readonly number[] =>
  Array.from({ length: view.getUint16(cmap + 2) }, (_, index) => cmap + view.getUint32(cmap + 8 + index * 8));

const rangesOfFormat12 = (view: DataView, at: number): readonly Range[] =>
  Array.from({ length: view.getUint32(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12;
    return [view.getUint32(group), view.getUint32(group + 4)] as const;
  });

/** Without the last segment, which is an end mark. */
function rangesOfFormat4(view: DataView, at: number): readonly Range[] {
  const segments = view.getUint16(at + 6) / 2;
  return Array.from({ length: segments - 1 }, (_, index) => {
    const last = view.getUint16(at + 14 + index * 2);
    const first = view.getUint16(at + 16 + segments * 2 + index * 2);
    return [first, last] as const;
  });
}
