import { useLingui } from '@lingui/react';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ProofContent, ProofPart } from '#contract/entities/payment.ts';
import type { PageFiles } from '#src/flowkit/upload/pageFiles.ts';
import { proofPartLabels } from '#src/i18n/paymentLabels.ts';
import { DetailList } from '#src/ui/DetailList.tsx';

interface ProofRowsProps {
  readonly content: ProofContent;
  readonly parts: readonly ProofPart[];
  readonly files: PageFiles;
}

export function ProofRows({ content, parts, files }: ProofRowsProps) {
  const { i18n } = useLingui();
  const { bank_receipt: file } = content;
  const values = {
    payer: content.payer,
    payment_account: content.payment_account,
    bank_receipt: <Anchor href={files.addressOf(file.file_id)}>{file.name}</Anchor>,
  } as const satisfies Record<ProofPart, ReactNode>;
  return (
    <DetailList rows={parts.map((part) => ({ id: part, label: i18n._(proofPartLabels[part]), value: values[part] }))} />
  );
}
