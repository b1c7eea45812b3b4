import { exportFormats } from '#contract/entities/customerExport.ts';
import { type ExportCost, type ExportSize, measureExport } from './exports.ts';
import { ratio } from './figures.ts';
import type { DatabaseKind } from './latencies.ts';
import type { Cleanup } from './processes.ts';

interface FigureOutput {
  readonly write: (name: string, value: number) => void;
  readonly say: (line: string) => void;
}

const fewCustomers = { count: 10_000, times: 1 } as const;
const millionCustomers = { count: 1_000_000, times: 1 } as const;
/** A million customers in total, in a warm process. */
const fewCustomersRepeated = { count: 10_000, times: 50 } as const;
/** The embedded database's memory is reported without a goal. */
const embedded = [fewCustomers, { count: 100_000, times: 1 }] as const;

/** Memory of exports of several sizes, each on a new server. */
export async function measureExportMemory({ write, say }: FigureOutput, cleanup: Cleanup): Promise<void> {
  const measured = async (kind: DatabaseKind, wanted: ExportSize) => {
    const { count, times } = wanted;
    const name = times === 1 ? `${count}` : `${times * exportFormats.length}_of_${count}`;
    say(`exporting ${name.replaceAll('_', ' ')} customers on ${kind}`);
    const exported = await measureExport(kind, wanted, cleanup);
    say(`${name.replaceAll('_', ' ')} on ${kind}: ${textOf(exported)}`);
    write(`export.${kind}.mebibytes.${name}`, mebibytes(exported.peak.ever));
    write(`export.${kind}.mebibytes.${name}.at_work`, mebibytes(exported.peak.at_work));
    return exported.peak;
  };
  for (const wanted of embedded) await measured('pglite', wanted);
  const cold = await measured('postgres', fewCustomers);
  const warm = await measured('postgres', fewCustomersRepeated);
  const many = await measured('postgres', millionCustomers);
  write('export.memory', ratio(many.ever, cold.ever));
  write('export.memory.at_work', ratio(many.at_work, cold.at_work));
  write('export.memory.warm', ratio(many.at_work, warm.at_work));
}

const mebibytes = (bytes: number): number => bytes / 2 ** 20;

function textOf({ peak, seconds, bytes }: ExportCost): string {
  const files = exportFormats.map(
    (format) => `${format} ${seconds[format].toFixed(0)} s, ${(bytes[format] / 1e6).toFixed(1)} MB`,
  );
  const sizes = `at most ${mebibytes(peak.ever).toFixed(0)} MiB resident, ${mebibytes(peak.at_work).toFixed(0)} since it was ready`;
  return [sizes, ...files].join('; ');
}
