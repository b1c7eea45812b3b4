import type { Language } from '#contract/languages.ts';

export type SandboxDocument = 'terms' | 'privacy';

type Texts = Readonly<
  Record<SandboxDocument, { readonly title: string; readonly paragraphs: readonly string[] }> & { language: string }
>;

/** What the documents of the demo say. */
export const sandboxTermsTexts: Readonly<Record<Language, Texts>> = {
  en: {
    language: 'Language',
    terms: {
      title: 'Terms of service of the demo',
      paragraphs: [
        'This is a demo. Nothing that is ordered here is delivered, and nothing that is paid is charged.',
        'The accounts and companies of the demo are made up. Please enter no details of real people or companies.',
        'Whoever operates Mallflow names the terms that hold in place of these.',
      ],
    },
    privacy: {
      title: 'Privacy policy of the demo',
      paragraphs: [
        'What you enter stays in the database of this demo. Mails and text messages are not sent: they are shown in its outbox.',
        'What was entered to register is deleted after seven days, unless an account has come of it.',
        'Whoever operates Mallflow names the policy that holds in place of this one.',
      ],
    },
  },
  'zh-CN': {
    language: '语言',
    terms: {
      title: '演示环境服务条款',
      paragraphs: [
        '这是演示环境。在此下单不会交付任何服务，付款也不会实际扣款。',
        '演示环境中的账号和企业均为虚构。请勿填写真实的个人或企业信息。',
        '正式环境以 Mallflow 运营方公布的条款为准。',
      ],
    },
    privacy: {
      title: '演示环境隐私政策',
      paragraphs: [
        '您填写的内容保存在本演示环境的数据库中。邮件和短信不会实际发出，仅显示在发件箱中。',
        '注册时填写的信息将在七天后删除，已生成账号的除外。',
        '正式环境以 Mallflow 运营方公布的隐私政策为准。',
      ],
    },
  },
  'zh-TW': {
    language: '語言',
    terms: {
      title: '示範環境服務條款',
      paragraphs: [
        '這是示範環境。在此下單不會交付任何服務，付款也不會實際扣款。',
        '示範環境中的帳號與企業皆為虛構。請勿填寫真實的個人或企業資料。',
        '正式環境以 Mallflow 營運方公布的條款為準。',
      ],
    },
    privacy: {
      title: '示範環境隱私權政策',
      paragraphs: [
        '您填寫的內容保存在此示範環境的資料庫中。電子郵件與簡訊不會實際寄出，只會顯示在寄件匣中。',
        '註冊時填寫的資料將於七天後刪除，已建立帳號者除外。',
        '正式環境以 Mallflow 營運方公布的隱私權政策為準。',
      ],
    },
  },
  ja: {
    language: '言語',
    terms: {
      title: 'デモ環境の利用規約',
      paragraphs: [
        'これはデモ環境です。ご注文いただいてもサービスは提供されず、お支払いも実際には行われません。',
        'デモ環境のアカウントと企業は架空のものです。実在の個人や企業の情報は入力しないでください。',
        '本番環境では、Mallflowの運営者が定める規約が適用されます。',
      ],
    },
    privacy: {
      title: 'デモ環境のプライバシーポリシー',
      paragraphs: [
        '入力された内容は、このデモ環境のデータベースに保存されます。メールとSMSは実際には送信されず、送信トレイに表示されます。',
        '登録時に入力された情報は、アカウントが作成された場合を除き、7日後に削除されます。',
        '本番環境では、Mallflowの運営者が定めるプライバシーポリシーが適用されます。',
      ],
    },
  },
};
