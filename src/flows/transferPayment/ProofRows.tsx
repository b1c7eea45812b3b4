import { useLingui } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ProofContent, ProofPart } from '#contract/entities/payment.ts';
import type { PageFiles } from '#src/flowkit/upload/pageFiles.ts';
import { Receipt } from '#src/ui/Receipt.tsx';

interface ProofRowsProps {
  readonly content: ProofContent;
  readonly parts: readonly ProofPart[];
  readonly files: PageFiles;
}

/** What was handed in, to be looked at. */
export function ProofRows({ content, parts, files }: ProofRowsProps) {
  const names = useProofNames();
  const { bank_receipt: file } = content;
  const values = {
    payer: content.payer,
    payment_account: content.payment_account,
    bank_receipt: <Anchor href={files.addressOf(file.file_id)}>{file.name}</Anchor>,
  } as const satisfies Record<ProofPart, ReactNode>;
  return <Receipt rows={parts.map((part) => ({ id: part, label: names[part], value: values[part] }))} />;
}

/** How the parts of a proof are called. */
export function useProofNames(): Readonly<Record<ProofPart, string>> {
  const { t } = useLingui();
  return { payer: t`Payer`, payment_account: t`Payment account`, bank_receipt: t`Bank receipt` };
}
