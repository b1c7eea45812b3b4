import type { Defect } from './defect.ts';

export const serverDefects: readonly Defect[] = [];
