import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { documentKinds, documentOf, type OrderDocument } from '#contract/entities/document.ts';
import { documentKindWords } from '../../../i18n/documentWords.ts';
import classes from './orders.module.css';

/** Which documents an order has and which it lacks, in icons and words. */
export function DocumentMarks({ documents }: { readonly documents: readonly OrderDocument[] }) {
  const { i18n } = useLingui();
  return (
    <div className={classes.marks}>
      {documentKinds.map((kind) => {
        const name = i18n._(documentKindWords[kind]);
        const isThere = documentOf(documents, kind) !== null;
        return (
          <span key={kind} className={classes.mark}>
            {isThere ? (
              <IconCircleCheck size={16} color="var(--good)" aria-hidden="true" />
            ) : (
              <IconCircleDashed size={16} color="var(--warn)" aria-hidden="true" />
            )}
            {isThere ? <Trans>{name}: attached</Trans> : <Trans>{name}: missing</Trans>}
          </span>
        );
      })}
    </div>
  );
}
