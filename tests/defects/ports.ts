import type { Defect } from './defect.ts';

export const portsDefects: readonly Defect[] = [];
