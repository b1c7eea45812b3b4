/** How pages are looked at where each language has to be seen, and each width in each scheme. */
export const looks = [
  { language: 'en', width: 1280, scheme: 'light' },
  { language: 'zh-CN', width: 360, scheme: 'dark' },
  { language: 'zh-TW', width: 360, scheme: 'light' },
  { language: 'ja', width: 1280, scheme: 'dark' },
] as const;
