import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl, Stack } from '@mantine/core';
import { Component, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { isLanguage, type Language, languageNames } from '#contract/languages.ts';
import type { TracedChildren } from '#pathways/trace/format.ts';
import { childMachineIdsIn } from '../../flowkit/frozen/frozenActor.ts';
import type { FrozenPage } from '../../flowkit/frozen/frozenPage.ts';
import { loadCatalogue } from '../../i18n/activateLanguage.ts';
import { ReplayProvider } from '../../i18n/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';
import classes from './ClientPage.module.css';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly instead: ReactNode;
}

/** Contains an error while rendering the client's page, so that the steps stay usable. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

interface ClientPageProps {
  readonly Page: FrozenPage;
  readonly number: number;
  readonly snapshot: AnyMachineSnapshot;
  /** As recorded. */
  readonly parts: TracedChildren;
  /** Replaces redaction marks with public names. */
  readonly fill: (value: unknown) => unknown;
  /** Undefined if unknown. */
  readonly language: string | undefined;
}

/** The page as the client saw it, inert. */
export function ClientPage({ Page, number, snapshot, parts, fill, language }: ClientPageProps) {
  const { t, i18n } = useLingui();
  const own = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const theirs = isLanguage(language) ? language : own;
  const name = languageNames[theirs];
  const [isTheirs, setTheirs] = useState(true);
  const [shown, withoutParts] = useMemo(() => {
    const { value, context } = snapshot;
    const whole = { value, context: fill(context), parts };
    return [whole, { ...whole, parts: {} }];
  }, [snapshot, parts, fill]);
  const isLacking = childMachineIdsIn(snapshot).some((id) => !Object.hasOwn(parts, id));
  // Whatever the language of the page.
  const inOwn = (words: ReactNode) => <I18nProvider i18n={i18n}>{words}</I18nProvider>;
  const partsNotDrawn = (
    <ErrorBoundary instead={inOwn(<RenderFailedNotice />)}>
      {inOwn(<MissingChildrenNotice />)}
      <Page configuration={withoutParts} />
    </ErrorBoundary>
  );
  return (
    <Stack align="start" gap={10}>
      {theirs !== own && (
        <SegmentedControl
          aria-label={t`Page language`}
          value={isTheirs ? 'theirs' : 'own'}
          onChange={(chosen) => setTheirs(chosen === 'theirs')}
          data={[
            { value: 'theirs', label: t`Client’s language: ${name}` },
            { value: 'own', label: languageNames[own] },
          ]}
        />
      )}
      {isLacking && <MissingChildrenNotice />}
      <div className={classes.screen} inert>
        <InLanguage language={isTheirs ? theirs : own}>
          <ReplayProvider value={true}>
            <ErrorBoundary key={number} instead={partsNotDrawn}>
              <Page configuration={shown} />
            </ErrorBoundary>
          </ReplayProvider>
        </InLanguage>
      </div>
    </Stack>
  );
}

interface InLanguageProps {
  readonly language: Language;
  readonly children: ReactNode;
}

function InLanguage({ language, children }: InLanguageProps) {
  const { i18n } = useLingui();
  const [words, setWords] = useState<I18n | null>(null);
  const isOwn = language === i18n.locale;
  useEffect(() => {
    let isWanted = !isOwn;
    const take = (loaded: I18n) => isWanted && setWords(loaded);
    // If the messages cannot be loaded, the current language is better than none.
    if (isWanted) loadCatalogue(language).then(take, () => take(i18n));
    return () => {
      isWanted = false;
      setWords(null);
    };
  }, [language, isOwn, i18n]);
  const spoken = isOwn ? i18n : words;
  if (spoken === null) return null;
  return (
    <div lang={spoken.locale}>
      <I18nProvider i18n={spoken}>{children}</I18nProvider>
    </div>
  );
}

/** Also for a client's page that crashed: support is asked about exactly that. */
const RenderFailedNotice = () => (
  <Notice tone="bad" title={<Trans>We can’t show the page for this step.</Trans>}>
    <Trans>The client’s page may have crashed here, or the recording was changed.</Trans>
  </Notice>
);

/** A missing invoked machine means that the page differs from what the client saw. */
const MissingChildrenNotice = () => (
  <Notice tone="warn" title={<Trans>Part of this page isn’t shown as the client saw it.</Trans>}>
    <Trans>
      An embedded part, such as an upload or SMS code entry, wasn’t recorded or can’t be shown. What you see in its
      place may differ from what the client saw.
    </Trans>
  </Notice>
);
