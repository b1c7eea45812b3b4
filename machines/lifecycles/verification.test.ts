import { describe, expect, it } from 'vitest';
import { verificationStatuses } from '#contract/entities/client.ts';
import { verificationFields } from '#contract/entities/verification.ts';
import {
  editableVerificationFields,
  hasChineseCharacters,
  legalPersonFields,
  needsLegalPersonProof,
  nextVerificationStatus,
  powerOfAttorneyUntil,
  reasonAgainstVerifying,
  type VerificationEvent,
  verificationFieldsOf,
} from './verification.ts';

describe('verifications', () => {
  it('a verification changes its status only as specified, for each event in each status', () => {
    const events: Readonly<Record<string, VerificationEvent>> = {
      submit: { type: 'verification.submit' },
      accept: { type: 'verification.accept', for_now: false },
      accept_for_now: { type: 'verification.accept', for_now: true },
      refuse: { type: 'verification.refuse', by_field: false },
      refuse_by_field: { type: 'verification.refuse', by_field: true },
    };
    expect(verificationStatuses).toEqual(['none', 'pending', 'trial_pass', 'pass', 'refuse', 'refuse_alternate']);
    expect(
      Object.fromEntries(
        Object.entries(events).map(([name, event]) => [
          name,
          verificationStatuses.map((status) => nextVerificationStatus(status, event)),
        ]),
      ),
    ).toEqual({
      submit: ['pending', null, 'pending', null, 'pending', 'pending'],
      accept: [null, 'pass', 'pass', null, null, null],
      accept_for_now: [null, 'trial_pass', null, null, null, null],
      refuse: [null, 'refuse', null, null, null, null],
      refuse_by_field: [null, 'refuse_alternate', null, null, null, null],
    });
  });

  it('only the main account can submit a verification, unless it is pending or has passed', () => {
    const reasons = (is_admin: boolean) =>
      verificationStatuses.map((status) => reasonAgainstVerifying({ status, is_admin }));
    expect([reasons(true), reasons(false)]).toEqual([
      [null, 'pending', null, 'passed', null, null],
      ['main_account_only', 'pending', 'main_account_only', 'passed', 'main_account_only', 'main_account_only'],
    ]);
  });

  it('a verification of type 1 (mainland China) asks for the legal person, and of type 2 does not', () => {
    expect([...legalPersonFields]).toEqual(['legal_person_name', 'legal_person_id', 'power_of_attorney']);
    expect([verificationFieldsOf(1), verificationFieldsOf(2)]).toEqual([
      verificationFields,
      verificationFields.filter((field) => !legalPersonFields.has(field)),
    ]);
    expect([
      needsLegalPersonProof(['power_of_attorney']),
      needsLegalPersonProof(['legal_person_id']),
      needsLegalPersonProof([]),
    ]).toEqual([true, false, false]);
  });

  it('only the fields named by the decision are open again, if it was about the same verification type', () => {
    const refusal = { code: 'other', fields: [{ field: 'company_name', words: 'unlike the licence' }] } as const;
    const open = (changes: Partial<Parameters<typeof editableVerificationFields>[0]>) =>
      editableVerificationFields({
        status: 'refuse_alternate',
        refusal: { ...refusal, fields: [...refusal.fields] },
        own_type: 1,
        verification_type: 1,
        ...changes,
      });
    expect(open({})).toEqual(['company_name']);
    expect(open({ status: 'trial_pass' })).toEqual(['company_name']);
    expect([open({ status: 'pending' }), open({ status: 'pass' })]).toEqual([[], []]);
    for (const changes of [
      { status: 'none' },
      { status: 'refuse' },
      { refusal: null },
      { verification_type: 2 },
    ] as const) {
      expect(open(changes)).toEqual(verificationFieldsOf(1));
    }
  });

  it('one Chinese character makes a name Chinese, and a power of attorney is valid for ten years', () => {
    expect(['港湾 Ltd.', '港', 'Harbour', 'ハーバー', ''].map(hasChineseCharacters)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    const from = new Date('2026-03-02T08:00:00.000Z');
    expect([powerOfAttorneyUntil(from).toISOString(), from.toISOString()]).toEqual([
      '2036-03-02T08:00:00.000Z',
      '2026-03-02T08:00:00.000Z',
    ]);
  });
});
