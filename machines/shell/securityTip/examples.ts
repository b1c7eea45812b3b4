import { commonFaults, type Examples } from '../../kit/examples.ts';
import type { TipEvent, TipInput, TipPorts } from './machine.ts';

export const tipExamples = {
  events: { 'tip.close': [{ name: 'asked', event: { type: 'tip.close' } }] },
  ports: { rememberTold: [{ name: 'remembered', output: null }, ...commonFaults] },
} as const satisfies Examples<TipEvent, TipPorts>;

const loginTime = '2026-06-01T00:00:00.000Z';

export const tipInputs = {
  'no risk': { loginTime, customData: { risk: 0 }, loginRiskCount: 0, is_told: false },
  'a risk elsewhere': { loginTime, customData: { risk: 0 }, loginRiskCount: 1, is_told: false },
  'a risk elsewhere, told before': { loginTime, customData: { risk: 0 }, loginRiskCount: 1, is_told: true },
  'this one is a risk': { loginTime, customData: { risk: 1 }, loginRiskCount: 0, is_told: false },
  'this one is a risk, and another': { loginTime, customData: { risk: 1 }, loginRiskCount: 2, is_told: false },
} as const satisfies Readonly<Record<string, TipInput>>;
