import type { RegistrationRegion } from '#contract/entities/registration.ts';
import type { Language } from '#contract/languages.ts';
import type { SessionEnd, SignInRefusal } from '../modules/session/index.ts';
import type { DemoPart } from '../seed/accounts.ts';

/** What the sign-in page says. */
export interface SignInTexts {
  readonly title: string;
  readonly intro: string;
  readonly email: string;
  readonly password: string;
  readonly submit: string;
  readonly wrong: string;
  /** Why an attempt was not even looked at, and after how many seconds the next one will be. */
  readonly refused: Readonly<Record<SignInRefusal, (seconds: number) => string>>;
  readonly foreign: string;
  readonly unknownSystem: string;
  readonly signedInAs: (name: string) => string;
  readonly ended: Readonly<Record<SessionEnd['by'], string>>;
  readonly goOn: string;
  readonly language: string;
  readonly forgotten: string;
  readonly register: string;
  readonly regions: Readonly<Record<RegistrationRegion, string>>;
  readonly demo: string;
  readonly demoIntro: string;
  readonly fill: string;
  readonly parts: Readonly<Record<DemoPart, string>>;
}

const minutes = (seconds: number): number => Math.ceil(seconds / 60);

export const signInTexts = {
  en: {
    title: 'Sign in',
    intro: 'Sign in to continue to the mall.',
    email: 'E-mail address',
    password: 'Password',
    submit: 'Sign in',
    wrong: 'The e-mail address or password is wrong. Check both and try again.',
    refused: {
      account: (seconds) => `Too many attempts for this address. Try again in ${minutes(seconds)} min.`,
      network: (seconds) => `Too many failed attempts from your network. Try again in ${minutes(seconds)} min.`,
      busy: (seconds) => `Too many people are signing in right now. Try again in ${seconds} seconds.`,
    },
    foreign: 'This form was sent from another site. Please sign in here.',
    unknownSystem: 'This link names a system that is not known here. You can sign in to the mall instead.',
    signedInAs: (name) => `You are signed in as ${name}.`,
    ended: {
      time: 'You were signed out because nothing happened for a while. What you had begun is kept: sign in to go on.',
      user: 'You were signed out of this browser from another one, or the password was changed there. If that was not you, contact us at once.',
    },
    goOn: 'Continue to the mall',
    language: 'Language',
    forgotten: 'Forgot your password? Please contact us:',
    register: 'No account yet? Register your company in:',
    regions: { TW: 'Taiwan', JP: 'Japan', HK: 'Hong Kong' },
    demo: 'Demo accounts',
    demoIntro: 'Their password is',
    fill: 'Use',
    parts: {
      owner: 'Mainland main account, with products',
      member: 'Its child account',
      newcomer: 'Mainland, nothing bought or verified yet',
      overseas: 'Hong Kong, pays in US dollars',
      taiwan: 'Taiwan',
      japan: 'Japan',
      activating: 'Mainland, five paid orders to activate',
      reviewed: 'Mainland, verification under review',
      trial: 'Mainland, verification accepted for now',
      refused: 'Hong Kong, verification refused',
      returned: 'Mainland, verification to be corrected',
      unverified: 'Hong Kong, unverified, with a paid order',
      moved: 'Taiwan, was refused as a mainland enterprise',
      blocked: 'Mainland, may not renew or upgrade',
      longtime: 'Mainland, client since January 2021',
      assistant: 'Its child account, with few permissions',
      sales: 'Desk: sales manager',
      reviewer: 'Desk: reviewer',
      support: 'Desk: support',
      consultant: 'Desk: consultant (appointments)',
    },
  },
  'zh-CN': {
    title: '登录',
    intro: '登录后即可进入商城。',
    email: '邮箱地址',
    password: '密码',
    submit: '登录',
    wrong: '邮箱地址或密码不正确，请检查后重试。',
    refused: {
      account: (seconds) => `该邮箱登录失败次数过多，请在 ${minutes(seconds)} 分钟后重试。`,
      network: (seconds) => `您所在网络的登录失败次数过多，请在 ${minutes(seconds)} 分钟后重试。`,
      busy: (seconds) => `当前登录人数过多，请在 ${seconds} 秒后重试。`,
    },
    foreign: '该请求来自其他网站，请在此处登录。',
    unknownSystem: '无法识别该链接指向的系统，您可以直接登录商城。',
    signedInAs: (name) => `您已登录：${name}`,
    ended: {
      time: '由于长时间未操作，您已退出登录。您填写的内容已保存，登录后可继续。',
      user: '您的账号已在其他浏览器上将此处退出登录，或密码已被修改。如果不是您本人操作，请立即联系我们。',
    },
    goOn: '进入商城',
    language: '语言',
    forgotten: '忘记密码？请联系我们：',
    register: '还没有账号？按企业所在地注册：',
    regions: { TW: '台湾', JP: '日本', HK: '香港' },
    demo: '演示账号',
    demoIntro: '密码均为',
    fill: '填入',
    parts: {
      owner: '中国大陆主账号，已有产品',
      member: '上述主账号的子账号',
      newcomer: '中国大陆客户，尚未购买和认证',
      overseas: '香港客户，以美元付款',
      taiwan: '台湾客户',
      japan: '日本客户',
      activating: '中国大陆客户，有五个已付款待激活订单',
      reviewed: '中国大陆客户，认证审核中',
      trial: '中国大陆客户，认证已通过初审',
      refused: '香港客户，认证已退回',
      returned: '中国大陆客户，认证需要修改',
      unverified: '香港客户，尚未认证，有一笔已付款订单',
      moved: '台湾客户，曾按大陆企业认证被退回',
      blocked: '中国大陆客户，不可续费和升级',
      longtime: '中国大陆客户，2021 年 1 月起使用',
      assistant: '上述客户的子账号，权限较少',
      sales: '工作台：销售经理',
      reviewer: '工作台：审核员',
      support: '工作台：客服',
      consultant: '工作台：实施顾问',
    },
  },
  'zh-TW': {
    title: '登入',
    intro: '登入後即可進入商城。',
    email: '電子郵件地址',
    password: '密碼',
    submit: '登入',
    wrong: '電子郵件地址或密碼不正確，請檢查後再試一次。',
    refused: {
      account: (seconds) => `此電子郵件登入失敗次數過多，請於 ${minutes(seconds)} 分鐘後再試。`,
      network: (seconds) => `您所在網路的登入失敗次數過多，請於 ${minutes(seconds)} 分鐘後再試。`,
      busy: (seconds) => `目前登入人數過多，請於 ${seconds} 秒後再試。`,
    },
    foreign: '此請求來自其他網站，請在此處登入。',
    unknownSystem: '無法辨識此連結指向的系統，您可以直接登入商城。',
    signedInAs: (name) => `您已登入：${name}`,
    ended: {
      time: '由於長時間未操作，您已登出。您填寫的內容已保留，登入後即可繼續。',
      user: '您的帳號已於其他瀏覽器將此處登出，或密碼已變更。若非您本人操作，請立即與我們聯絡。',
    },
    goOn: '進入商城',
    language: '語言',
    forgotten: '忘記密碼？請聯絡我們：',
    register: '還沒有帳號？請依企業所在地註冊：',
    regions: { TW: '台灣', JP: '日本', HK: '香港' },
    demo: '示範帳號',
    demoIntro: '密碼皆為',
    fill: '填入',
    parts: {
      owner: '中國大陸主帳號，已有產品',
      member: '上述主帳號的子帳號',
      newcomer: '中國大陸客戶，尚未購買與認證',
      overseas: '香港客戶，以美元付款',
      taiwan: '台灣客戶',
      japan: '日本客戶',
      activating: '中國大陸客戶，有五筆已付款待啟用訂單',
      reviewed: '中國大陸客戶，認證審核中',
      trial: '中國大陸客戶，認證已通過初審',
      refused: '香港客戶，認證已退回',
      returned: '中國大陸客戶，認證需要修改',
      unverified: '香港客戶，尚未認證，有一筆已付款訂單',
      moved: '台灣客戶，曾以大陸企業認證遭退回',
      blocked: '中國大陸客戶，不可續約和升級',
      longtime: '中國大陸客戶，自 2021 年 1 月起使用',
      assistant: '上述客戶的子帳號，權限較少',
      sales: '工作台：業務經理',
      reviewer: '工作台：審核人員',
      support: '工作台：客服',
      consultant: '工作台：導入顧問',
    },
  },
  ja: {
    title: 'ログイン',
    intro: 'ログインしてストアへお進みください。',
    email: 'メールアドレス',
    password: 'パスワード',
    submit: 'ログイン',
    wrong: 'メールアドレスまたはパスワードが正しくありません。確認してもう一度お試しください。',
    refused: {
      account: (seconds) =>
        `ログインの失敗が続いたため、このメールアドレスはロックされています。${minutes(seconds)}分後にもう一度お試しください。`,
      network: (seconds) =>
        `ご利用のネットワークからのログインの失敗が続いたため、一時的に受け付けていません。${minutes(seconds)}分後にもう一度お試しください。`,
      busy: (seconds) => `現在ログインが混み合っています。${seconds}秒後にもう一度お試しください。`,
    },
    foreign: 'このフォームは別のサイトから送信されました。こちらからログインしてください。',
    unknownSystem: 'このリンクのシステムは認識できません。ストアにはこちらからログインできます。',
    signedInAs: (name) => `${name}様としてログインしています。`,
    ended: {
      time: '一定時間操作がなかったため、ログアウトしました。入力内容は保存されています。ログインすると続きから再開できます。',
      user: 'ほかのブラウザーでの操作（ログアウトまたはパスワードの変更）により、このブラウザーはログアウトされました。お心当たりがない場合は、ただちにお問い合わせください。',
    },
    goOn: 'ストアへ進む',
    language: '言語',
    forgotten: 'パスワードをお忘れの場合は、お問い合わせください：',
    register: 'アカウントをお持ちでない場合は、会社の所在地を選んで登録してください：',
    regions: { TW: '台湾', JP: '日本', HK: '香港' },
    demo: 'デモアカウント',
    demoIntro: 'パスワードはすべて',
    fill: '入力する',
    parts: {
      owner: '中国本土のメインアカウント（製品あり）',
      member: '上記のサブアカウント',
      newcomer: '中国本土（未購入・未認証）',
      overseas: '香港（米ドル払い）',
      taiwan: '台湾',
      japan: '日本',
      activating: '中国本土（支払い済み・ご利用開始前の注文5件）',
      reviewed: '中国本土（認証の審査中）',
      trial: '中国本土（認証の一次審査通過）',
      refused: '香港（認証は差し戻し済み）',
      returned: '中国本土（認証の修正が必要）',
      unverified: '香港（未認証、お支払い済みのご注文あり）',
      moved: '台湾（中国本土企業としての認証が差し戻し済み）',
      blocked: '中国本土（更新・アップグレード不可）',
      longtime: '中国本土（2021年1月からのお客様）',
      assistant: '上記のサブアカウント（権限は一部のみ）',
      sales: 'デスク：営業マネージャー',
      reviewer: 'デスク：審査担当',
      support: 'デスク：サポート',
      consultant: 'デスク：コンサルタント（ご予約）',
    },
  },
} as const satisfies Record<Language, SignInTexts>;
