import { expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { fileMessages } from '#server/modules/customerExports/messages.ts';
import { customerColumnWords, customerStageWords } from '#src/i18n/customerWords.ts';
import { textsOf, wordsSaid } from './wordsSaid.ts';

it.each(languages)(
  'a file of customers is headed in %s as its columns are offered on the page [EXP-03]',
  async (language) => {
    const { columns, stages } = fileMessages;
    expect(textsOf(language, columns)).toEqual(await wordsSaid(language, customerColumnWords));
    expect(textsOf(language, stages)).toEqual(await wordsSaid(language, customerStageWords));
  },
);
