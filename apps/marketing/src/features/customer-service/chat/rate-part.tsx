import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useChatRateServiceMutation } from '@tolk/api-client';
import type { ServiceConversation } from '@tolk/contract';
import { Box, Button } from '@tolk/design-system';
import { RadioField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

const words: readonly { value: string; label: MessageDescriptor }[] = [
  { value: '1', label: msg({ message: '1 · Very bad', context: 'satisfaction' }) },
  { value: '2', label: msg({ message: '2 · Bad', context: 'satisfaction' }) },
  { value: '3', label: msg({ message: '3 · Fair', context: 'satisfaction' }) },
  { value: '4', label: msg({ message: '4 · Good', context: 'satisfaction' }) },
  { value: '5', label: msg({ message: '5 · Very good', context: 'satisfaction' }) },
];

interface Values {
  rating: string | null;
  comment: string;
}

const rules = object({
  rating: string().required(),
  comment: string().trim().max(limits.service.comment).ensure(),
});

interface RatePartProps {
  conversation: ServiceConversation;
  onRated: (conversation: ServiceConversation) => void;
}

/** How it was: asked once at the end, and passed over with one press. */
export function RatePart({ conversation: { conversationId }, onRated }: RatePartProps) {
  const { t, i18n } = useLingui();
  const [rate] = useChatRateServiceMutation();
  const pass = async () => {
    const { data } = await rate({ conversationId, rating: null });
    if (data) onRated(data);
  };
  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Form<Values>
        initialValues={{ rating: null, comment: '' }}
        validationSchema={rules}
        onSubmit={async (values) => {
          const { rating, comment } = rules.validateSync(values);
          onRated(
            await inForm(
              rate({ conversationId, rating: Number(rating), ...(comment && { comment }) }),
            ),
          );
        }}
        aria-label={t`How did we do?`}
      >
        <RadioField
          name="rating"
          label={t`How did we do?`}
          options={words.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        />
        <TextField
          name="comment"
          label={t`Anything to add? (optional)`}
          maxLength={limits.service.comment}
        />
        <FormActions submitLabel={<Trans context="button">Send the rating</Trans>}>
          <Button onClick={() => void pass()}>
            <Trans context="button">Skip</Trans>
          </Button>
        </FormActions>
      </Form>
    </Box>
  );
}
