import { Trans, useLingui } from '@lingui/react/macro';
import {
  useSupAddOrEditSupContactMutation,
  useSupGetResumeFileFindingsQuery,
} from '@tolk/api-client';
import type { Resume, ResumeFindings, SupContact } from '@tolk/contract';
import { Box, Button, DataState, notify, Typography } from '@tolk/design-system';
import { formatMonth, languageName, useLanguage } from '@tolk/i18n';
import { pathTo, useNavigate } from '@tolk/platform';
import { useState, type ReactNode } from 'react';
import { EducationDialog } from './education-dialog.tsx';
import { EmploymentDialog } from './employment-dialog.tsx';
import { newIn, type FoundContact } from './new-in-file.ts';

/** What the saved file says, once somebody asks: each proposal is taken or left, and none is saved unseen. */
export function FoundInFile({ resume }: { resume: Resume }) {
  const [asked, ask] = useState(false);
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h4" component="h3">
        <Trans>Fill in from the file</Trans>
      </Typography>
      <Typography color="textSecondary" sx={{ my: 1 }}>
        <Trans>
          We read the saved file and suggest entries. Nothing is saved until you use it.
        </Trans>
      </Typography>
      {asked ? (
        <Findings resume={resume} />
      ) : (
        <Button variant="outlined" onClick={() => ask(true)}>
          <Trans context="button">Read the file</Trans>
        </Button>
      )}
    </Box>
  );
}

function Findings({ resume }: { resume: Resume }) {
  const query = useSupGetResumeFileFindingsQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <DataState query={{ ...query, data: query.isFetching ? undefined : query.data }} skeleton={3}>
      {({ readable, findings }) =>
        readable ? (
          <Proposals findings={findings} resume={resume} />
        ) : (
          <Typography>
            <Trans>
              This file has no text that can be read, as in a scan. Fill in the resume by hand.
            </Trans>
          </Typography>
        )
      }
    </DataState>
  );
}

function Proposals({ findings, resume }: { findings: ResumeFindings; resume: Resume }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<ReactNode>(null);
  const periodOf = usePeriodOf();
  const takeContact = useTakeContact(resume.contact);
  const close = () => setOpen(null);
  const leave = (key: string) => setLeft((before) => [...before, key]);
  const { contacts, languages, educations, workExperiences } = newIn(findings, resume);
  const names = new Intl.ListFormat(language).format(
    languages.map((code) => languageName(code, language)),
  );

  const proposals: Omit<ProposalProps, 'onLeave'>[] = [
    ...contacts.map((contact) => ({
      id: contact.field,
      kind: <Trans context="fact">Contact</Trans>,
      words: contact.value,
      onTake: () => void takeContact(contact),
    })),
    ...(languages.length > 0
      ? [
          {
            id: 'languages',
            kind: <Trans context="fact">Languages</Trans>,
            words: names,
            onTake: () =>
              void navigate(
                `${pathTo('basicInformation', { languages: languages.join() })}#languageSkills`,
              ),
          },
        ]
      : []),
    ...educations.map((found) => ({
      id: `education ${found.university} ${found.startMonth}`,
      kind: <Trans context="fact">Education</Trans>,
      words: [found.university, found.major, periodOf(found)].filter(Boolean).join(' · '),
      onTake: () => setOpen(<EducationDialog entry={undefined} found={found} onClose={close} />),
    })),
    ...workExperiences.map((found) => ({
      id: `employment ${found.company} ${found.startMonth}`,
      kind: <Trans context="fact">Employment</Trans>,
      words: [found.company, found.occupation, periodOf(found)].filter(Boolean).join(' · '),
      onTake: () => setOpen(<EmploymentDialog entry={undefined} found={found} onClose={close} />),
    })),
  ];
  const shown = proposals.filter(({ id }) => !left.includes(id));
  if (shown.length === 0) {
    return (
      <Typography role="status">
        <Trans>Nothing else in the file is missing in your profile.</Trans>
      </Typography>
    );
  }
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((proposal) => (
          <Proposal key={proposal.id} {...proposal} onLeave={() => leave(proposal.id)} />
        ))}
      </Box>
      {open}
    </>
  );
}

interface ProposalProps {
  id: string;
  kind: ReactNode;
  words: string;
  onTake: () => void;
  onLeave: () => void;
}

function Proposal({ kind, words, onTake, onLeave }: ProposalProps) {
  const { t } = useLingui();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{kind}</Box>
        {words}
      </Box>
      <Button size="small" variant="outlined" onClick={onTake} aria-label={t`Use: ${words}`}>
        <Trans context="button">Use</Trans>
      </Button>
      <Button size="small" onClick={onLeave} aria-label={t`Skip: ${words}`}>
        <Trans context="suggestion">Skip</Trans>
      </Button>
    </Box>
  );
}

/** Into the contact, beside what stands there. */
function useTakeContact(contact: SupContact | null) {
  const { t } = useLingui();
  const [save] = useSupAddOrEditSupContactMutation();
  return async ({ field, value }: FoundContact) => {
    if (contact === null) return;
    const { error } = await save({ ...contact, [field]: value });
    if (!error) notify(t`Your contact is saved.`);
  };
}

/** Written as in the entries of the page. */
function usePeriodOf() {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ startMonth, endMonth }: { startMonth: string; endMonth: string | null }) => {
    const start = formatMonth(startMonth, language);
    const end =
      endMonth === null
        ? t({ message: 'present', context: 'text' })
        : formatMonth(endMonth, language);
    return `${start} – ${end}`;
  };
}
