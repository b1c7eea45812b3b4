import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** A calm blue with a little green in it. */
export const brand = [
  '#eef6fb',
  '#d9eaf5',
  '#b5d5ea',
  '#8cbddd',
  '#6caad2',
  '#4a90bf',
  '#2f75a6',
  '#1f5f8b',
  '#184c70',
  '#103852',
] as const satisfies MantineColorsTuple;

/** Texts and grounds that the library's own choice leaves below 4.5:1. */
export const grounds = {
  light: {
    page: '#f4f7f9',
    card: '#ffffff',
    text: '#1c2329',
    dimmed: '#56616b',
    link: brand[7],
    filled: brand[7],
    error: '#b3261e',
  },
  dark: {
    page: '#14181c',
    card: '#1d2227',
    text: '#e3e8ec',
    dimmed: '#a3afb9',
    link: brand[3],
    filled: brand[6],
    error: '#ff9f97',
  },
} as const;

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  colors: { brand },
  defaultRadius: 'md',
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  respectReducedMotion: true,
  cursorType: 'pointer',
});

const variables = (scheme: keyof typeof grounds) => ({
  '--page': grounds[scheme].page,
  '--mantine-color-body': grounds[scheme].card,
  '--mantine-color-text': grounds[scheme].text,
  '--mantine-color-dimmed': grounds[scheme].dimmed,
  '--mantine-color-anchor': grounds[scheme].link,
  '--mantine-color-error': grounds[scheme].error,
  '--mantine-color-placeholder': grounds[scheme].dimmed,
  '--mantine-color-disabled-color': grounds[scheme].dimmed,
});

/** The grounds as variables that every part reads. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: variables('light'),
  dark: variables('dark'),
});
