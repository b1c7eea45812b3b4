import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { paths } from '../../ui/paths.ts';
import { Queue, type QueueProps } from './Queue.tsx';

export interface QueueSearchResult<List extends string> {
  readonly search: string;
  readonly counts: Readonly<Partial<Record<List, number>>>;
  readonly more: boolean;
  readonly now: Date;
  readonly onSearch: (search: string) => void;
}

interface QueueScreenProps<List extends string> extends Pick<QueueProps<List>, 'rows'> {
  readonly title: string;
  readonly description?: ReactNode;
  /** Whether the desk's page links here. False on a role's own first page, which has no way back. */
  readonly isOfDesk: boolean;
  /** The decision that led here. */
  readonly last?: ReactNode;
  readonly found: QueueSearchResult<List>;
  readonly lists: Omit<QueueProps<List>['lists'], 'counts' | 'hrefOf'> & {
    readonly hrefOf: (list: List, search: string) => string;
    /** The lists with work to do, and the text for an empty one of them. */
    readonly toDo: { readonly lists: readonly List[]; readonly nothing: ReactNode };
  };
  /** The fields that are searched. */
  readonly searchedBy: string;
}

export function QueueScreen<List extends string>(props: QueueScreenProps<List>) {
  const { title, description, isOfDesk, last, found, lists, searchedBy, rows } = props;
  const { t } = useLingui();
  const { search, counts, more, onSearch } = found;
  const { toDo, hrefOf, ...shown } = lists;
  return (
    <>
      <PageHeader
        title={title}
        {...(description !== undefined && { description })}
        {...(isOfDesk && { back: { label: t`Desk`, href: paths.desk() } })}
      />
      {last}
      <Queue
        lists={{ ...shown, counts, hrefOf: (list) => hrefOf(list, search) }}
        search={{ label: searchedBy, text: search, onSearch }}
        rows={rows}
        nothing={toDo.lists.includes(lists.shown) ? toDo.nothing : <Trans>Nothing here yet</Trans>}
        more={more}
      />
    </>
  );
}
