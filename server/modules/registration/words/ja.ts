import type { RegistrationWords } from './mailWords.ts';

export const ja: RegistrationWords = {
  confirm: (site, company, link, hours) => ({
    subject: 'メールアドレスをご確認のうえ、登録を完了してください',
    paragraphs: [
      `このメールアドレスをメインアカウントとして、「${company}」様の${site}への登録手続きが行われています。`,
      `次のリンクを開き、メールアドレスの確認とパスワードの設定をお願いいたします。\n${link}`,
      `リンクは1回限り、${hours}時間以内にご利用いただけます。`,
      'お心当たりがない場合は、このメールを破棄してください。アカウントは作成されません。',
    ],
  }),
  known: (site, mall) => ({
    subject: `${site}のアカウントをすでにお持ちです`,
    paragraphs: [
      'このメールアドレスで登録のお申し込みがありました。すでにアカウントがあるため、新しいアカウントは作成していません。',
      `ご本人様の場合は、こちらからログインしてください。\n${mall}`,
      'お心当たりがない場合は、このメールを破棄してください。アカウントに変更はありません。',
    ],
  }),
};
