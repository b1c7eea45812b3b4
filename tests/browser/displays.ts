/** For checks that need every language, and each width in each scheme. */
export const displays = [
  { language: 'en', width: 1280, scheme: 'light' },
  { language: 'zh-CN', width: 360, scheme: 'dark' },
  { language: 'zh-TW', width: 360, scheme: 'light' },
  { language: 'ja', width: 1280, scheme: 'dark' },
] as const;

/** For pages that no suite walks: each language at the narrow width, and one at the wide. */
export const narrowDisplays = [
  { language: 'en', width: 360, scheme: 'light' },
  { language: 'zh-CN', width: 360, scheme: 'dark' },
  { language: 'zh-TW', width: 360, scheme: 'light' },
  { language: 'ja', width: 360, scheme: 'dark' },
  { language: 'en', width: 1280, scheme: 'dark' },
] as const;
