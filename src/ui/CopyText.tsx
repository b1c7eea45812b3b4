import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './CopyText.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface CopyTextProps {
  readonly text: string;
  /** What the text is: `order number`. */
  readonly label: string;
}

const shownForMs = 2000;

/** A text that others have to type, with a button that copies it. */
export function CopyText({ text, label }: CopyTextProps) {
  const { t } = useLingui();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), shownForMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  return (
    <span className={classes.copy}>
      <span className={classes.text}>{text}</span>
      <button type="button" className={classes.button} onClick={() => void copy()} aria-label={t`Copy: ${label}`}>
        {state === 'copied' ? <IconCheck size={16} aria-hidden="true" /> : <IconCopy size={16} aria-hidden="true" />}
      </button>
      {state === 'failed' && (
        <span role="alert" className={classes.failed}>
          <Trans>Please copy it by hand.</Trans>
        </span>
      )}
      <VisuallyHidden live>{state === 'copied' ? t`Copied` : ''}</VisuallyHidden>
    </span>
  );
}
