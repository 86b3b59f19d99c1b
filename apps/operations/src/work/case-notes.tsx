import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useOpsAddWorkNoteMutation,
  useOpsGetStaffUserQuery,
  useOpsGetWorkColleaguesQuery,
} from '@tolk/api-client';
import type { WorkNote } from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { MultiSelectField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { array, object, string } from '@tolk/design-system/form-rules';
import { DateTime, Section } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { useState } from 'react';
import { noteDraftKey } from './note-draft.ts';
import { useWorkCase, type WorkRecord } from './use-work-case.ts';

/** What colleagues wrote about a record; people of the market never see it. */
export function CaseNotes({ record }: { record: WorkRecord }) {
  return (
    <Section title={<Trans context="heading">Colleagues’ notes</Trans>}>
      <NotesOf record={record} />
    </Section>
  );
}

/** The notes of a record with the form for another one. */
export function NotesOf({ record }: { record: WorkRecord }) {
  const work = useWorkCase(record);
  return (
    <>
      {work === undefined ? null : work.notes.length === 0 ? (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          <Trans>No notes yet.</Trans>
        </Typography>
      ) : (
        <Box
          component="ul"
          sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
        >
          {work.notes.map((note) => (
            <Note key={note.noteId} note={note} />
          ))}
        </Box>
      )}
      <NoteForm record={record} />
    </>
  );
}

function Note({ note: { byName, toName, text, mentions, time } }: { note: WorkNote }) {
  const { i18n } = useLingui();
  const told = new Intl.ListFormat(i18n.locale).format(mentions.filter((name) => name !== toName));
  return (
    <Box component="li" sx={{ bgcolor: 'tones.waiting.ground', borderRadius: 1, p: 1.5 }}>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {toName === null ? (
          byName
        ) : (
          <Trans>
            {byName} to {toName}
          </Trans>
        )}{' '}
        · <DateTime iso={time} />
      </Box>
      <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text === '' ? <Trans context="note">Handed over</Trans> : text}
      </Box>
      {told === '' ? null : (
        <Box sx={{ typography: 'caption' }}>
          <Trans>For {told}</Trans>
        </Box>
      )}
    </Box>
  );
}

const rules = object({
  text: string().trim().required().max(limits.work.note),
  mentionIds: array().of(string().required()).max(limits.work.mentions).required(),
});

function NoteForm({ record }: { record: WorkRecord }) {
  const { t } = useLingui();
  const { data: user } = useOpsGetStaffUserQuery({});
  const { data: colleagues = [] } = useOpsGetWorkColleaguesQuery({ subject: record.subject });
  const [add] = useOpsAddWorkNoteMutation();
  // An empty form is a new one.
  const [written, setWritten] = useState(0);
  return (
    <Form<{ text: string; mentionIds: string[] }>
      key={written}
      initialValues={{ text: '', mentionIds: [] }}
      validationSchema={rules}
      draftKey={noteDraftKey(record)}
      aria-label={t`Add a note`}
      onSubmit={async ({ text, mentionIds }) => {
        await inForm(add({ ...record, text, mentionIds }));
        setWritten((before) => before + 1);
      }}
    >
      <TextField
        name="text"
        label={t({ message: 'Note', context: 'field' })}
        hint={t`Only colleagues can see it.`}
        multiline
        minRows={2}
        maxLength={limits.work.note}
        required
      />
      <MultiSelectField
        name="mentionIds"
        label={t({ message: 'Notify colleagues', context: 'field' })}
        options={colleagues
          .filter(({ staffId }) => staffId !== user?.staffId)
          .map(({ staffId, name }) => ({ value: staffId, label: name }))}
      />
      <FormActions submitLabel={<Trans>Add the note</Trans>} />
    </Form>
  );
}
