import type { RegistrationWords } from './mailWords.ts';

export const zhCn: RegistrationWords = {
  confirm: (site, company, link, hours) => ({
    subject: '请确认邮箱以完成注册',
    paragraphs: [
      `此邮箱正用于注册 ${site}，将作为“${company}”的主账号。`,
      `请打开以下链接确认邮箱并设置密码：\n${link}`,
      `链接仅可使用一次，${hours} 小时内有效。`,
      '如果您没有申请注册，请忽略本邮件，系统不会创建账号。',
    ],
  }),
  known: (site, mall) => ({
    subject: `您已有 ${site} 账号`,
    paragraphs: [
      '有人使用此邮箱申请注册。该邮箱已有账号，因此未创建新账号。',
      `如果是您本人操作，请直接登录：\n${mall}`,
      '如果不是您本人操作，请忽略本邮件，您的账号不受影响。',
    ],
  }),
};
