import { limits } from '@tolk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../database/schema.ts';

/** A stretch of time. */
export interface Span {
  from: Date;
  before: Date;
}

export interface Measured {
  begun: number;
  closed: number;
  firstAnswerMs: number | null;
  resolutionMs: number | null;
  firstAnswerInTime: number;
  firstAnswers: number;
  resolvedInTime: number;
  ratings: number;
  averageRating: number | null;
}

/** What a member of the staff began answers nobody. */
const firstAnswer = sql`case when held.begun_by is null then held.first_answer_ms end`;

/** Of the conversations begun in the span. */
const measures = sql`
  count(*) as begun,
  count(*) filter (where held.state = 'closed') as closed,
  (percentile_disc(0.5) within group (order by ${firstAnswer}))::float8 as "firstAnswerMs",
  (percentile_disc(0.5) within group (order by held.resolution_ms))::float8 as "resolutionMs",
  count(*) filter (where ${firstAnswer} <= ${limits.service.firstAnswerMs}) as "firstAnswerInTime",
  count(${firstAnswer}) as "firstAnswers",
  count(*) filter (where held.resolution_ms <= ${limits.service.resolutionMs}) as "resolvedInTime",
  count(held.rating) as ratings,
  round(avg(held.rating), 2)::float8 as "averageRating"`;

const within = ({ from, before }: Span): RawBuilder<unknown> =>
  sql`held.created_at >= ${from} and held.created_at < ${before}`;

export async function measureAll(db: Queryable, span: Span): Promise<Measured | undefined> {
  const { rows } = await sql<Measured>`
    select ${measures} from service_conversation as held where ${within(span)}`.execute(db);
  return rows[0];
}

/** Of conversations that are with a member, and how much the member answered in the span. */
export async function measureMembers(
  db: Queryable,
  span: Span,
): Promise<(Measured & { staffId: string; name: string; answers: number })[]> {
  const { rows } = await sql<Measured & { staffId: string; name: string; answers: number }>`
    select staff.id as "staffId", staff.name,
      (select count(*) from service_message as message
        where message.staff_id = staff.id and message.side = 'staff'
          and message.created_at >= ${span.from} and message.created_at < ${span.before}) as answers,
      ${measures}
    from service_conversation as held join staff on staff.id = held.assignee_id
    where ${within(span)}
    group by staff.id, staff.name order by staff.name, staff.id`.execute(db);
  return rows;
}

export async function measureTags(
  db: Queryable,
  span: Span,
): Promise<(Measured & { tagId: string; nameEn: string; nameZh: string })[]> {
  const { rows } = await sql<Measured & { tagId: string; nameEn: string; nameZh: string }>`
    select tag.id as "tagId", tag.name_en as "nameEn", tag.name_zh as "nameZh", ${measures}
    from service_conversation as held
    join service_conversation_tag as carried on carried.conversation_id = held.id
    join service_tag as tag on tag.id = carried.tag_id
    where ${within(span)}
    group by tag.id order by tag.name_en, tag.id`.execute(db);
  return rows;
}

/** Messages of customers by hour of the day in a zone. */
export async function messagesByHour(
  db: Queryable,
  { from, before }: Span,
  zone: string,
): Promise<{ hour: number; messages: number }[]> {
  const { rows } = await sql<{ hour: number; messages: number }>`
    select extract(hour from created_at at time zone ${zone})::int as hour, count(*) as messages
    from service_message
    where side = 'customer' and created_at >= ${from} and created_at < ${before}
    group by 1`.execute(db);
  return rows;
}

export async function ratingsOf(
  db: Queryable,
  span: Span,
): Promise<{ rating: number; given: number }[]> {
  const { rows } = await sql<{ rating: number; given: number }>`
    select held.rating, count(*) as given from service_conversation as held
    where ${within(span)} and held.rating is not null group by held.rating`.execute(db);
  return rows;
}
