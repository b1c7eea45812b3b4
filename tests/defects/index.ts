import { tested } from '../flows/index.ts';
import type { Defect } from './defect.ts';
import { savingDefects } from './saving.ts';
import { verificationDeskDefects } from './verificationDesk.ts';

/** Defects of one part of the product, with the machines of which some suite has to fail for each. */
export interface DefectGroup {
  readonly name: string;
  readonly defects: readonly Defect[];
  /** Null where the suites belong to no machine with views. */
  readonly flows: readonly string[] | null;
}

/** Every defect that the generated suites have to catch: those of each flow, and those of what no flow has by itself. */
export const defectGroups: readonly DefectGroup[] = [
  { name: 'saving', defects: savingDefects, flows: null },
  {
    name: 'verificationDesk',
    defects: verificationDeskDefects,
    flows: ['mainlandVerification', 'overseasVerification'],
  },
  ...tested.flatMap(({ name, defects, otherSuites = [] }) =>
    defects === undefined ? [] : [{ name, defects, flows: [name, ...otherSuites] }],
  ),
];
