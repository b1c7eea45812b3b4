import { commonFaults, type Examples } from '../../kit/examples.ts';
import type { BannerEvent, BannerInput, BannerPorts } from './machine.ts';

export const bannerExamples = {
  events: { 'banner.close': [{ name: 'asked', event: { type: 'banner.close' } }] },
  ports: { rememberClosing: [{ name: 'remembered', output: null }, ...commonFaults] },
} as const satisfies Examples<BannerEvent, BannerPorts>;

const mainland = { use_zone: 'CN', currency_id: 1 } as const;
const taiwan = { use_zone: 'TW', currency_id: 3 } as const;
const refusal = { message: 'The business licence has expired.', verification_type: 1 } as const;
const withoutMessage = { message: '', verification_type: 1 } as const;

export const bannerInputs = {
  'not verified': { verification: { status: 'none', ...withoutMessage }, client: mainland, is_closed: false },
  'not verified, paying from overseas': {
    verification: { status: 'none', message: '', verification_type: 2 },
    client: taiwan,
    is_closed: false,
  },
  'being reviewed': { verification: { status: 'pending', ...withoutMessage }, client: mainland, is_closed: false },
  'passed for now': {
    verification: { status: 'trial_pass', message: 'We can’t accept this power of attorney.', verification_type: 1 },
    client: mainland,
    is_closed: false,
  },
  'passed for now, without words': {
    verification: { status: 'trial_pass', ...withoutMessage },
    client: mainland,
    is_closed: false,
  },
  passed: { verification: { status: 'pass', ...withoutMessage }, client: mainland, is_closed: false },
  'passed, and closed before': {
    verification: { status: 'pass', ...withoutMessage },
    client: mainland,
    is_closed: true,
  },
  refused: { verification: { status: 'refuse', ...refusal }, client: mainland, is_closed: false },
  'refused by field': { verification: { status: 'refuse_alternate', ...refusal }, client: mainland, is_closed: false },
  'refused without words': {
    verification: { status: 'refuse', ...withoutMessage },
    client: mainland,
    is_closed: false,
  },
  'refused for another type': { verification: { status: 'refuse', ...refusal }, client: taiwan, is_closed: false },
} as const satisfies Readonly<Record<string, BannerInput>>;
