import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Term } from '#machines/lifecycles/productTerms.ts';
import { useFormats } from './useFormats.ts';

/** A term that begins with the activation has no dates before it. */
export function useTermText(): (term: Term) => string {
  const { t } = useLingui();
  const { moment, span } = useFormats();
  return (term) => {
    switch (term.kind) {
      case 'settled':
        return span(term.starts_at, term.ends_at);
      case 'until': {
        const until = moment(term.ends_at);
        return t`From activation until ${until}`;
      }
      case 'years': {
        const { years } = term;
        return t`${plural(years, { one: '# year from activation', other: '# years from activation' })}`;
      }
    }
  };
}
