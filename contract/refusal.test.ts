import { expect, it } from 'vitest';
import { maxMessageLength, refusalFrom, refusalSchema } from './refusal.ts';

it('a refusal keeps the trimmed message of the server with its language, and has none if it is blank [WIR-10]', () => {
  expect(refusalFrom('slot_taken', ' 该时段已被预约。 ', 'zh-CN')).toEqual({
    code: 'slot_taken',
    message: { text: '该时段已被预约。', language: 'zh-CN' },
  });
  expect(refusalFrom(49_999, '  ', 'en')).toEqual({ code: 49_999 });
});

it('the message of a refusal is cut to its maximum length without splitting a character', () => {
  const { message } = refusalFrom('slot_taken', '𠮷'.repeat(maxMessageLength), 'ja');
  expect([message?.text.isWellFormed(), (message?.text.length ?? 0) <= maxMessageLength]).toEqual([true, true]);
  expect(refusalSchema.safeParse({ code: 'slot_taken', message }).success).toBe(true);
});
