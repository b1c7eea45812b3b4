import { expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { fileWords } from '#server/modules/customerExports/words/index.ts';
import { customerColumnWords, customerStageWords } from '#src/i18n/customerWords.ts';
import { wordsSaid } from './wordsSaid.ts';

it.each(languages)(
  'a file of customers is headed in %s as its columns are offered on the page [EXP-03]',
  async (language) => {
    const { columns, stages } = fileWords[language];
    expect(columns).toEqual(await wordsSaid(language, customerColumnWords));
    expect(stages).toEqual(await wordsSaid(language, customerStageWords));
  },
);
