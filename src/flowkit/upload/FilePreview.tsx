import { Trans } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import { useEffect, useState } from 'react';

interface FilePreviewProps {
  /** The file as the page has it. An address of it speaks for the page: only what browsers never take for a page is shown. */
  readonly file: File;
}

/** What somebody has chosen, to see that it is the right one: a picture in place, a PDF in the viewer of the browser. */
export function FilePreview({ file }: FilePreviewProps) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (address === null) return null;
  if (file.type.startsWith('image/'))
    return <Box component="img" src={address} alt="" w="fit-content" maw="100%" mah={160} bdrs="sm" />;
  if (file.type !== 'application/pdf') return null;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <Trans>Look at the file</Trans>
    </a>
  );
}
