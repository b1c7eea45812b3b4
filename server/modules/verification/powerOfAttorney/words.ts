import type { Language } from '#contract/languages.ts';

/** Who gives the power of attorney, to whom, and at whose mall. */
export interface AttorneyFacts {
  readonly company: string;
  readonly number: string;
  readonly attorney: string;
  readonly seller: string;
}

/** What a power of attorney says in one language. */
interface AttorneyWords {
  readonly title: string;
  readonly company: string;
  readonly number: string;
  readonly legalPerson: string;
  readonly attorney: string;
  readonly account: string;
  readonly addressee: string;
  readonly matters: string;
  readonly opening: (facts: AttorneyFacts) => string;
  readonly powers: readonly string[];
  readonly closing: string;
  readonly term: string;
  readonly termText: (from: string, until: string) => string;
  readonly signatures: string;
  readonly ofCompany: string;
  readonly ofAttorney: string;
  readonly date: string;
  readonly page: (page: number, pages: number) => string;
}

const en: AttorneyWords = {
  title: 'Power of Attorney',
  company: 'Company',
  number: 'Unified social credit code',
  legalPerson: 'Legal person',
  attorney: 'Attorney',
  account: 'Account of the attorney',
  addressee: 'Addressed to',
  matters: 'Matters',
  opening: ({ company, number, attorney, seller }) =>
    `${company} (${number}) authorises ${attorney} to act in its name at the online mall of ${seller} in the following matters:`,
  powers: [
    'to apply for the verification of the company, and to hand in, complete and correct its documents;',
    'to order software services, to pay for them and to activate them, and to have the contracts for them signed;',
    'to apply for invoices and to receive them;',
    'to administer the accounts of the company, and to receive messages and codes on its behalf.',
  ],
  closing:
    'What the attorney does within these limits binds the company as if it had been done by itself. The attorney may not pass this authority on.',
  term: 'Term',
  termText: (from, until) => `From ${from} until ${until}, unless the company revokes it in writing earlier.`,
  signatures: 'Signatures',
  ofCompany: 'Legal person (signature) and seal of the company',
  ofAttorney: 'Attorney (signature)',
  date: 'Date',
  page: (page, pages) => `Page ${page} of ${pages}`,
};

const zhCn: AttorneyWords = {
  title: '授权委托书',
  company: '委托单位',
  number: '统一社会信用代码',
  legalPerson: '法定代表人',
  attorney: '受托人',
  account: '受托人账号',
  addressee: '致',
  matters: '委托事项',
  opening: ({ company, number, attorney, seller }) =>
    `${company}（统一社会信用代码：${number}）兹授权 ${attorney} 以本单位名义，在 ${seller} 的线上商城办理下列事项：`,
  powers: [
    '申请企业认证，提交、补充及更正认证资料；',
    '订购、支付及激活软件服务，并办理相关合同的签署；',
    '申请及接收发票；',
    '管理本单位账号，并代为接收通知及验证码。',
  ],
  closing: '受托人在上述权限内所为的行为，对本单位具有法律效力，本单位予以承认并承担相应责任。受托人无转委托权。',
  term: '委托期限',
  termText: (from, until) => `自${from}起至${until}止。本单位可提前以书面形式撤销本授权。`,
  signatures: '签署',
  ofCompany: '法定代表人（签字）及单位公章',
  ofAttorney: '受托人（签字）',
  date: '日期',
  page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
};

const zhTw: AttorneyWords = {
  title: '授權委託書',
  company: '委託公司',
  number: '統一社會信用代碼',
  legalPerson: '法定代表人',
  attorney: '受託人',
  account: '受託人帳號',
  addressee: '致',
  matters: '委託事項',
  opening: ({ company, number, attorney, seller }) =>
    `${company}（統一社會信用代碼：${number}）茲授權 ${attorney} 以本公司名義，於 ${seller} 的線上商城辦理下列事項：`,
  powers: [
    '申請企業認證，送出、補齊及更正認證資料；',
    '訂購、支付及啟用軟體服務，並辦理相關合約的簽署；',
    '申請及收受發票；',
    '管理本公司帳號，並代為接收通知及驗證碼。',
  ],
  closing: '受託人於上述權限內所為之行為，對本公司具有法律效力，本公司予以承認並承擔相應責任。受託人無轉委託權。',
  term: '委託期限',
  termText: (from, until) => `自${from}起至${until}止。本公司得提前以書面撤銷本授權。`,
  signatures: '簽署',
  ofCompany: '法定代表人（簽名）及公司印章',
  ofAttorney: '受託人（簽名）',
  date: '日期',
  page: (page, pages) => `第 ${page} 頁，共 ${pages} 頁`,
};

const ja: AttorneyWords = {
  title: '委任状',
  company: '委任者（会社名）',
  number: '統一社会信用コード',
  legalPerson: '法定代表者',
  attorney: '受任者',
  account: '受任者のアカウント',
  addressee: '宛先',
  matters: '委任事項',
  opening: ({ company, number, attorney, seller }) =>
    `${company}（統一社会信用コード：${number}）は、${attorney} を代理人と定め、${seller} のオンラインモールにおける下記の事項に関する一切の権限を委任します。`,
  powers: [
    '企業認証の申請、ならびに書類の提出、補完および訂正',
    'ソフトウェアサービスのご注文、お支払いおよび利用開始のお手続き、ならびに契約書への署名に関するお手続き',
    '請求書の申請および受領',
    '当社アカウントの管理、ならびに通知および確認コードの受領',
  ],
  closing:
    '受任者が上記の権限の範囲内で行った行為は、当社に対して効力を生じ、当社がその責任を負います。受任者は復代理人を選任できません。',
  term: '委任期間',
  termText: (from, until) => `${from}から${until}まで。ただし、当社は書面により期間中いつでも撤回できます。`,
  signatures: '署名',
  ofCompany: '法定代表者（署名）および社印',
  ofAttorney: '受任者（署名）',
  date: '日付',
  page: (page, pages) => `${page} / ${pages} ページ`,
};

/** What a power of attorney says, in every language. */
export const attorneyWords: Readonly<Record<Language, AttorneyWords>> = { en, 'zh-CN': zhCn, 'zh-TW': zhTw, ja };
