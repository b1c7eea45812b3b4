import {
  type CSSVariablesResolver,
  colorsTuple,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import classes from './theme.module.css';

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

/** Slightly tinted with the brand colour. */
const gray = [
  '#f4f7f9',
  '#eef3f7',
  '#e5ebf0',
  '#dde4ea',
  '#c3ccd4',
  '#a6b1bb',
  '#8995a0',
  '#5b6671',
  '#56616b',
  '#1c2329',
] as const satisfies MantineColorsTuple;

const dark = [
  '#e3e8ec',
  '#c3ccd3',
  '#a3afb9',
  '#77828c',
  '#343c44',
  '#2b333a',
  '#262d34',
  '#1d2227',
  '#14181c',
  '#0f1215',
] as const satisfies MantineColorsTuple;

/** A test checks a contrast of 4.5:1 for each pair of background and text. */
export const surfaceColors = {
  light: {
    page: gray[0],
    card: '#ffffff',
    line: gray[3],
    strong: gray[6],
    soft: gray[1],
    text: gray[9],
    dimmed: gray[8],
    link: brand[7],
    filled: brand[7],
    info: brand[7],
    infoSoft: '#e6f1f8',
    good: '#1b6b43',
    goodSoft: '#e4f4ea',
    warn: '#865100',
    warnSoft: '#fdf1dc',
    bad: '#b3261e',
    badSoft: '#fcebe9',
  },
  dark: {
    page: dark[8],
    card: dark[7],
    line: dark[4],
    strong: dark[3],
    soft: dark[6],
    text: dark[0],
    dimmed: dark[2],
    link: brand[3],
    filled: brand[6],
    info: brand[3],
    infoSoft: '#1a2e3d',
    good: '#6fcf9d',
    goodSoft: '#17322a',
    warn: '#f0bb62',
    warnSoft: '#372c17',
    bad: '#ff9f97',
    badSoft: '#3d2120',
  },
} as const;

const components = {
  Alert: {
    defaultProps: { radius: 'md' },
    classNames: { wrapper: classes.alert, message: classes.alertMessage, closeButton: classes.alertClose },
  },
  Anchor: { defaultProps: { inherit: true, underline: 'always' }, classNames: { root: classes.anchor } },
  Badge: {
    defaultProps: { variant: 'light', size: 'lg' },
    classNames: { root: classes.badge, label: classes.badgeLabel },
  },
  Button: { classNames: { root: classes.button, label: classes.buttonLabel } },
  DataList: {
    defaultProps: { size: 'md' },
    classNames: { root: classes.facts, item: classes.fact, itemLabel: classes.factLabel, itemValue: classes.factValue },
  },
  Input: { classNames: { wrapper: classes.frame, input: classes.input } },
  NavLink: { defaultProps: { mih: 44, bdrs: 10 } },
  Paper: { defaultProps: { withBorder: true, radius: 'lg' } },
  Radio: { classNames: { radio: classes.mark, description: classes.besideMark } },
  Checkbox: { classNames: { input: classes.mark, description: classes.besideMark } },
  Text: { defaultProps: { inherit: true } },
  Timeline: { defaultProps: { bulletSize: 20, lineWidth: 2 }, classNames: { item: classes.timelineItem } },
} satisfies MantineThemeOverride['components'];

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  black: gray[9],
  colors: {
    brand,
    gray,
    dark,
    info: brand,
    good: colorsTuple(surfaceColors.light.good),
    warn: colorsTuple(surfaceColors.light.warn),
    bad: colorsTuple(surfaceColors.light.bad),
  },
  defaultRadius: 'md',
  radius: { sm: '6px', md: '8px', lg: '12px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '28px' },
  fontFamily: 'var(--font)',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '650',
    textWrap: 'balance',
    sizes: { h1: { fontSize: '1.375rem' }, h2: { fontSize: '1rem' }, h3: { fontSize: '0.875rem' } },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components,
});

const tones = ['info', 'good', 'warn', 'bad'] as const;

function variables(scheme: keyof typeof surfaceColors): Record<string, string> {
  const ground = surfaceColors[scheme];
  return {
    '--page': ground.page,
    '--line': ground.line,
    '--line-strong': ground.strong,
    '--soft': ground.soft,
    ...Object.fromEntries(
      tones.flatMap((tone) => [
        [`--${tone}`, ground[tone]],
        [`--${tone}-soft`, ground[`${tone}Soft`]],
        [`--mantine-color-${tone}-light`, ground[`${tone}Soft`]],
        [`--mantine-color-${tone}-light-color`, ground[tone]],
      ]),
    ),
    '--mantine-color-brand-light': ground.infoSoft,
    '--mantine-color-brand-light-color': ground.info,
    '--mantine-color-body': ground.card,
    '--mantine-color-text': ground.text,
    '--mantine-color-dimmed': ground.dimmed,
    '--mantine-color-anchor': ground.link,
    '--mantine-color-error': ground.bad,
    '--mantine-color-placeholder': ground.dimmed,
    '--mantine-color-disabled-color': ground.dimmed,
  };
}

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: variables('light'),
  dark: variables('dark'),
});
