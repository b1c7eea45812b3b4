import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DeskOrder } from '#contract/calls/deskOrders.ts';
import { documentKindWords } from '../../../i18n/documentWords.ts';
import classes from './orders.module.css';

/** Which documents an order has, or that it lacks them, in icons and words. */
export function DocumentMarks({ documents, signed_online }: Pick<DeskOrder, 'documents' | 'signed_online'>) {
  const { i18n } = useLingui();
  const online = signed_online.filter((kind) => documents.every((document) => document.kind !== kind));
  return (
    <div className={classes.marks}>
      {documents.map(({ kind }) => {
        const name = i18n._(documentKindWords[kind]);
        return <Mark key={kind} isThere text={<Trans>{name}: attached</Trans>} />;
      })}
      {online.map((kind) => {
        const name = i18n._(documentKindWords[kind]);
        return <Mark key={kind} isThere text={<Trans>{name}: signed online</Trans>} />;
      })}
      {documents.length + online.length === 0 && <Mark isThere={false} text={<Trans>No document</Trans>} />}
    </div>
  );
}

const Mark = ({ isThere, text }: { readonly isThere: boolean; readonly text: ReactNode }) => (
  <span className={classes.mark}>
    {isThere ? (
      <IconCircleCheck size={16} color="var(--good)" aria-hidden="true" />
    ) : (
      <IconCircleDashed size={16} color="var(--warn)" aria-hidden="true" />
    )}
    {text}
  </span>
);
