/** How pages are looked at where each language has to be seen, and each width in each scheme. */
export const looks = [
  { language: 'en', width: 1280, scheme: 'light' },
  { language: 'zh-CN', width: 360, scheme: 'dark' },
  { language: 'zh-TW', width: 360, scheme: 'light' },
  { language: 'ja', width: 1280, scheme: 'dark' },
] as const;

/** How pages are looked at that no suite walks: each language where there is least room, and one where there is most. */
export const tightLooks = [
  { language: 'en', width: 360, scheme: 'light' },
  { language: 'zh-CN', width: 360, scheme: 'dark' },
  { language: 'zh-TW', width: 360, scheme: 'light' },
  { language: 'ja', width: 360, scheme: 'dark' },
  { language: 'en', width: 1280, scheme: 'dark' },
] as const;
