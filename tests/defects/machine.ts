import type { Defect } from './defect.ts';

export const machineDefects: readonly Defect[] = [];
