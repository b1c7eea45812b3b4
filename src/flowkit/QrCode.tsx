import { Paper } from '@mantine/core';
import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  readonly value: string;
  readonly label: string;
}

/** Dark on light in dark mode too: not every camera reads an inverted code. */
export const QrCode = ({ value, label }: QrCodeProps) => (
  <Paper bg="white" p="md" radius="md" withBorder w="fit-content" lh={0}>
    <QRCodeSVG value={value} size={208} title={label} role="img" />
  </Paper>
);
