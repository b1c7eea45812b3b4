import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import { messenger } from '#contract/entities/appointment.ts';
import { messengerId } from '#contract/fields.ts';
import { typedCode, typedLine, typedNumber, typedText } from '#contract/typed.ts';
import { words } from '#src/forms/issueWords.ts';

const missing = {
  industry: words(msg`Choose your industry.`),
  team_size: words(msg`Enter the number of users.`),
  company: words(msg`Enter the company name.`),
  contact: words(msg`Enter the contact’s name.`),
  messenger_id: words(msg`Enter the WeChat or DingTalk ID.`),
};

const notAnId = words(
  msg`Enter a valid WeChat or DingTalk ID, not a nickname. Use 2 to 64 letters, digits or . _ - + @ characters.`,
);

export const answersSchema = z.object({
  industry_id: z.string().check(z.minLength(1, missing.industry)),
  team_size: typedNumber({ min: 1, max: 1_000_000, missing: missing.team_size }),
  remarks: typedText(1000),
});

export const contactSchema = z.object({
  company: typedLine(200).check(z.minLength(1, missing.company)),
  contact: typedLine(100).check(z.minLength(1, missing.contact)),
  messenger,
  messenger_id: typedCode(64).check(
    z.minLength(1, missing.messenger_id),
    z.refine((id) => messengerId.safeParse(id).success, notAnId),
  ),
});
