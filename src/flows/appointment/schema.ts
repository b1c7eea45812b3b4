import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import { messenger } from '#contract/entities/appointment.ts';
import { messengerId } from '#contract/fields.ts';
import { typedCode, typedLine, typedNumber, typedText } from '#contract/typed.ts';
import { messageId } from '#src/forms/fieldFaultMessages.ts';

const missingMessages = {
  industry: messageId(msg`Choose your industry.`),
  team_size: messageId(msg`Enter the number of users.`),
  company: messageId(msg`Enter the company name.`),
  contact: messageId(msg`Enter the contact’s name.`),
  messenger_id: messageId(msg`Enter the WeChat or DingTalk ID.`),
};

const wrongMessengerIdMessage = messageId(
  msg`Enter a valid WeChat or DingTalk ID, not a nickname. Use 2 to 64 letters, digits or . _ - + @ characters.`,
);

export const answersSchema = z.object({
  industry_id: z.string().check(z.minLength(1, missingMessages.industry)),
  team_size: typedNumber({ min: 1, max: 1_000_000, missing: missingMessages.team_size }),
  remarks: typedText(1000),
});

export const contactSchema = z.object({
  company: typedLine(200).check(z.minLength(1, missingMessages.company)),
  contact: typedLine(100).check(z.minLength(1, missingMessages.contact)),
  messenger,
  messenger_id: typedCode(64).check(
    z.minLength(1, missingMessages.messenger_id),
    z.refine((id) => messengerId.safeParse(id).success, wrongMessengerIdMessage),
  ),
});
