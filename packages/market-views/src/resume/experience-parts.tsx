import { Trans } from '@lingui/react/macro';
import type {
  Certificate,
  Education,
  FileInfo,
  ProjectExperience,
  WorkExperience,
} from '@tolk/contract';
import { Box, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { formatMonth, languageName, useLanguage } from '@tolk/i18n';
import { usePeopleNames } from '@tolk/labels';
import type { ReactNode } from 'react';
import { FileList } from '../deliveries/file-list.tsx';
import { Period } from './period.tsx';

interface EntryProps {
  title: ReactNode;
  /** Beside the title: what, where. */
  subtitle?: ReactNode;
  /** When. */
  time?: ReactNode;
  description?: string;
  files?: readonly FileInfo[];
  actions?: ReactNode;
}

/** One entry of a resume. */
export function ResumeEntry({ title, subtitle, time, description, files, actions }: EntryProps) {
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle1" component="h3">
            {title}
          </Typography>
          {subtitle ? <Typography color="textSecondary">{subtitle}</Typography> : null}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{time}</Box>
        {actions}
      </Box>
      {description ? (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      ) : null}
      {files && files.length > 0 ? <FileList files={files} /> : null}
    </Box>
  );
}

/** The entries of one part, the newest first as the server sends them. */
export function ResumeEntries({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  );
}

interface PartProps<Entry> {
  entries: readonly Entry[];
}

export function EducationPart({ entries }: PartProps<Education>) {
  if (entries.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Education</Trans>}>
      <ResumeEntries>
        {entries.map((entry) => (
          <EducationEntry key={entry.educationId} entry={entry} />
        ))}
      </ResumeEntries>
    </Section>
  );
}

/** An entry, with what may be done to it. */
interface OneProps<Entry> {
  entry: Entry;
  actions?: ReactNode;
}

export function EducationEntry({ entry, actions }: OneProps<Education>) {
  const people = usePeopleNames();
  return (
    <ResumeEntry
      title={entry.university}
      subtitle={`${entry.major} · ${people('degree', entry.degree)}`}
      time={<Period start={entry.startMonth} end={entry.endMonth} />}
      description={entry.description}
      files={entry.files}
      actions={actions}
    />
  );
}

export function CertificatePart({ entries }: PartProps<Certificate>) {
  if (entries.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Language certificates</Trans>}>
      <ResumeEntries>
        {entries.map((entry) => (
          <CertificateEntry key={entry.certificateId} entry={entry} />
        ))}
      </ResumeEntries>
    </Section>
  );
}

export function CertificateEntry({ entry, actions }: OneProps<Certificate>) {
  const language = useLanguage();
  const { issuedMonth, level } = entry;
  return (
    <ResumeEntry
      title={entry.certificate}
      subtitle={[languageName(entry.language, language), level].filter(Boolean).join(' · ')}
      time={issuedMonth === null ? null : formatMonth(issuedMonth, language)}
      files={entry.files}
      actions={actions}
    />
  );
}

export function EmploymentPart({ entries }: PartProps<WorkExperience>) {
  if (entries.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Employment</Trans>}>
      <ResumeEntries>
        {entries.map((entry) => (
          <EmploymentEntry key={entry.workExperienceId} entry={entry} />
        ))}
      </ResumeEntries>
    </Section>
  );
}

export function EmploymentEntry({ entry, actions }: OneProps<WorkExperience>) {
  return (
    <ResumeEntry
      title={entry.company}
      subtitle={entry.occupation}
      time={<Period start={entry.startMonth} end={entry.endMonth} />}
      description={entry.description}
      actions={actions}
    />
  );
}

export function ProjectPart({ entries }: PartProps<ProjectExperience>) {
  if (entries.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Project experience</Trans>}>
      <ResumeEntries>
        {entries.map((entry) => (
          <ProjectEntry key={entry.projectExperienceId} entry={entry} />
        ))}
      </ResumeEntries>
    </Section>
  );
}

export function ProjectEntry({ entry, actions }: OneProps<ProjectExperience>) {
  return (
    <ResumeEntry
      title={entry.projectName}
      time={<Period start={entry.startMonth} end={entry.endMonth} />}
      description={entry.description}
      files={entry.files}
      actions={actions}
    />
  );
}
