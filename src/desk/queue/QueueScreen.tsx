import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { paths } from '../../ui/paths.ts';
import { Queue, type QueueProps } from './Queue.tsx';

/** What every page of a queue is given: what was searched for in it, what there is, and when that is. */
export interface QueueFound<List extends string> {
  readonly search: string;
  readonly counts: Readonly<Partial<Record<List, number>>>;
  /** Whether there are more than are shown. */
  readonly more: boolean;
  readonly now: Date;
  readonly onSearch: (search: string) => void;
}

interface QueueScreenProps<List extends string> extends Pick<QueueProps<List>, 'rows'> {
  readonly title: string;
  readonly description?: ReactNode;
  /** Whether the page of the desk leads here: where it is the first page of its readers, there is no way back. */
  readonly isOfDesk: boolean;
  /** What was decided on the page before. */
  readonly last?: ReactNode;
  readonly found: QueueFound<List>;
  readonly lists: Omit<QueueProps<List>['lists'], 'counts' | 'hrefOf'> & {
    readonly hrefOf: (list: List, search: string) => string;
    /** Those in which something is to be done, and what is said where nothing is. */
    readonly toDo: { readonly lists: readonly List[]; readonly nothing: ReactNode };
  };
  /** By what is searched. */
  readonly searchedBy: string;
}

/** A queue of the desk as a page: what is to be done, the oldest first, and what is done. */
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
        nothing={toDo.lists.includes(lists.shown) ? toDo.nothing : <Trans>There is nothing here yet.</Trans>}
        more={more}
      />
    </>
  );
}
