import type { RegistrationWords } from './mailWords.ts';

export const zhTw: RegistrationWords = {
  confirm: (site, company, link, hours) => ({
    subject: '請確認電子郵件地址以完成註冊',
    paragraphs: [
      `此電子郵件地址正用於註冊 ${site}，將作為「${company}」的主帳號。`,
      `請開啟以下連結確認地址並設定密碼：\n${link}`,
      `連結僅能使用一次，${hours} 小時內有效。`,
      '若您並未申請註冊，請忽略本郵件，系統不會建立帳號。',
    ],
  }),
  known: (site, mall) => ({
    subject: `您已有 ${site} 帳號`,
    paragraphs: [
      '有人使用此電子郵件地址申請註冊。這個地址已有帳號，因此未建立新帳號。',
      `若是您本人操作，請直接登入：\n${mall}`,
      '若不是您本人操作，請忽略本郵件，您的帳號不受影響。',
    ],
  }),
};
