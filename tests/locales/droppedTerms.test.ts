import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/languages.ts';

const locales = join(import.meta.dirname, '../../locales');

interface CatalogueText {
  readonly id: string;
  readonly text: string;
}

const textsIn = (language: Language): readonly CatalogueText[] =>
  [`${language}.po`, `server/${language}.po`].flatMap((name) =>
    PO.parse(readFileSync(join(locales, name), 'utf8')).items.flatMap(({ msgid, msgstr }) =>
      msgstr.map((text) => ({ id: msgid, text })),
    ),
  );

/** Worded by the suite: `fixedTexts.test.ts` holds them. */
const fixedIds: ReadonlySet<string> = new Set([
  'error.choose_product',
  'purchase.failed',
  'error.enter_prepaid_fee',
  'purchase.inviteUnverified',
  'error.activation_failed',
]);

/** What no text may say, and what it says instead. The glossary has the terms of the product. */
const dropped: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bplease\b(?! don’t)/i, 'nothing, except in “Please don’t pay again”'],
    [/\be-mail/i, 'email'],
    [/\blegal person\b/i, 'legal representative'],
    [/\benterprise\b(?! verification)/i, 'company'],
    [/\b(nobody|somebody|whoever)\b/i, 'no one, someone'],
    [/\bby itself\b/i, 'automatically'],
    [/\bby phone\b(?!, at)/i, 'mobile payment'],
    [/\brefus/i, 'rejected, not approved'],
    [/\b(do|does|did|is|are|was|were|has|have|can|could|will|would) ?not\b/i, 'don’t, can’t, …'],
    [/'/, '’'],
  ],
  'zh-CN': [
    [/(?<!中国)(台湾|香港(?!邮政))/, '中国台湾、中国香港'],
    [/海外/, '境外'],
    [/退回/, '驳回、未通过；款项：退款'],
    [/支持代码/, '问题编号'],
    [/核对订单/, '确认订单'],
    [/购买方/, '下单企业、开票信息'],
    [/无论(如何|怎样)/, '可放心重试'],
    [/实名(?!认证)/, '实名认证'],
    [/手机号码/, '手机号'],
    [/使用期限/, '服务期限'],
    [/付款附言/, '转账附言'],
  ],
  'zh-TW': [
    [/提交/, '送出'],
    [/工作日/, '工作天'],
    [/核[實驗]/, '確認、查驗'],
    [/發起/, '開始'],
    [/實名/, '身分驗證'],
    [/(個人|企業|安全)中心/, '帳號設定、企業設定、帳號安全'],
    [/QR 碼|付款碼|簽署碼|掃碼/, 'QR Code'],
    [/法定代表人/, '代表人'],
    [/列表/, '清單'],
    [/信息|默認|賬/, '資訊、預設、帳'],
  ],
  ja: [
    [/サインイン/, 'ログイン'],
    [/振込証明|受領書/, '振込明細'],
    [/法定代表者/, '代表者'],
    [/登記証明/, '登記書類'],
    [/照会番号/, 'お振込時に入力する番号'],
    [/(ご予約を取り消す|ご注文を見る|ご利用を開始する)$/, '予約を取り消す、注文を見る、利用を開始する'],
  ],
};

describe.each(['en', 'zh-CN', 'zh-TW', 'ja'] as const)('the texts in %s', (language) => {
  const texts = textsIn(language);

  it('are read from both catalogues', () => {
    expect(texts.length).toBeGreaterThan(2500);
  });

  it.each(dropped[language].map(([term, instead]) => ({ term, instead })))(
    'never say $term but: $instead [LAN-81]',
    ({ term }) => {
      expect(texts.filter(({ id, text }) => term.test(text) && !fixedIds.has(id))).toEqual([]);
    },
  );
});
