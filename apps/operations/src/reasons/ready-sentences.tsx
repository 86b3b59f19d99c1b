import { useLingui } from '@lingui/react/macro';
import { Button, FieldFrame, Stack } from '@tolk/design-system';
import { useFormikContext } from '@tolk/design-system/form';
import { useLanguage } from '@tolk/i18n';
import { withSentence, type ReadySentence } from './ready-sentence.ts';

interface ReadySentencesProps {
  /** The field of the form that takes them. */
  name: string;
  sentences: readonly ReadySentence[];
}

/** What is written to people again and again: a click adds it to the field, ready to edit. */
export function ReadySentences({ name, sentences }: ReadySentencesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { getFieldMeta, setFieldValue } = useFormikContext();
  const { value } = getFieldMeta<string>(name);
  return (
    <FieldFrame
      group="group"
      label={t({ message: 'Ready sentences', context: 'field' })}
      hint={t`Click one to add it below in Chinese and English, ready to edit.`}
    >
      {() => (
        <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
          {sentences.map((sentence) => (
            <Button
              key={sentence.en}
              size="small"
              onClick={() => void setFieldValue(name, withSentence(value, sentence))}
              sx={{ textAlign: 'start', fontWeight: 400 }}
            >
              {sentence[language === 'en' ? 'en' : 'zh']}
            </Button>
          ))}
        </Stack>
      )}
    </FieldFrame>
  );
}
