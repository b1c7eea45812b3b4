import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { maxMarkTextLength, type ReviewEvent, type ReviewMark } from '#machines/parts/review.ts';
import { TextAreaControl } from '#src/forms/controls/TextControls.tsx';

/** A part of the reviewed subject, with the label that the reviewer reads. */
export interface ReviewedPart {
  readonly part: string;
  readonly label: string;
  /** Common findings: `label` for the reviewer, `words` as the client gets them. */
  readonly sentences: readonly { readonly label: string; readonly words: string }[];
}

interface PartMarkProps {
  readonly part: ReviewedPart;
  readonly mark: ReviewMark | null;
  /** Whether to show that words are missing. */
  readonly isAsked: boolean;
  readonly send: (event: ReviewEvent) => void;
}

export function PartMark({ part: { part, label, sentences }, mark, isAsked, send }: PartMarkProps) {
  const { t } = useLingui();
  const type = (words: string) => send({ type: 'words.type', part, words });
  const length = mark?.words.trim().length ?? 0;
  const tooLong = length > maxMarkTextLength ? t`Enter no more than ${maxMarkTextLength} characters.` : null;
  const problem = isAsked && length === 0 ? t`Describe the problem.` : tooLong;
  return (
    <Stack gap="xs" component="fieldset" m={0} p={0} bd="none" miw={0}>
      <Checkbox
        size="md"
        label={t`Problem with ${label}`}
        checked={mark !== null}
        onChange={({ currentTarget }) => send({ type: currentTarget.checked ? 'part.mark' : 'part.unmark', part })}
      />
      {mark !== null && (
        <Stack gap="xs" pl={{ base: 0, xs: 32 }}>
          <TextAreaControl
            label={t`Problem: ${label}`}
            value={mark.words}
            onText={type}
            rows={2}
            resize="vertical"
            error={problem}
          />
          <Text fz="sm" c="dimmed" id={`usual-${part}`}>
            <Trans>Common replies</Trans>
          </Text>
          <Group gap="xs" component="ul" aria-labelledby={`usual-${part}`}>
            {sentences.map((sentence) => (
              <li key={sentence.label} style={{ maxInlineSize: '100%' }}>
                <Button
                  variant="default"
                  size="compact-sm"
                  radius="xl"
                  h="auto"
                  py={4}
                  fw={400}
                  mih={32}
                  styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
                  onClick={() => type(appendSentence(mark.words, sentence.words))}
                >
                  {sentence.label}
                </Button>
              </li>
            ))}
          </Group>
        </Stack>
      )}
    </Stack>
  );
}

/** Appends a sentence unless it is there already; no space after CJK characters. */
function appendSentence(words: string, sentence: string): string {
  const before = words.trim();
  if (before === '') return sentence;
  if (before.includes(sentence)) return words;
  const gap = /[\u3000-\u9fff\uff00-\uffef]$/.test(before) ? '' : ' ';
  return `${before}${gap}${sentence}`;
}
