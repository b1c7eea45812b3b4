import { testedMachines } from '../flows/index.ts';
import type { Defect } from './defect.ts';
import { savingDefects } from './saving.ts';
import { verificationDeskDefects } from './verificationDesk.ts';

/** Defects of one part of the product; a suite of one of `flows` must fail for each. */
export interface DefectGroup {
  readonly name: string;
  readonly defects: readonly Defect[];
  /** Null if the suites belong to no machine with views. */
  readonly flows: readonly string[] | null;
}

export const defectGroups: readonly DefectGroup[] = [
  { name: 'saving', defects: savingDefects, flows: null },
  {
    name: 'verificationDesk',
    defects: verificationDeskDefects,
    flows: ['mainlandVerification', 'overseasVerification'],
  },
  ...testedMachines.flatMap(({ name, defects, otherSuites = [] }) =>
    defects === undefined ? [] : [{ name, defects, flows: [name, ...otherSuites] }],
  ),
];
