import { Paper } from '@mantine/core';
import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  readonly value: string;
  /** What it is scanned for. */
  readonly label: string;
}

/** A code to be scanned: dark on light also where the page is dark, as not every camera reads it otherwise. */
export const QrCode = ({ value, label }: QrCodeProps) => (
  <Paper bg="white" p="md" radius="md" withBorder w="fit-content" lh={0}>
    <QRCodeSVG value={value} size={208} title={label} role="img" />
  </Paper>
);
