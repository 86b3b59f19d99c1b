import type { Locator, Page } from '@playwright/test';
import { organisationRoutes, pathTo } from '@tolk/contract/routes';
import type { Identity } from '@tolk/domain';
import { Screen, type Words } from '@tolk/testing/browser';
import { DialogScreen } from './dialog-screen.ts';

/** The organisations that one belongs to, and who belongs to the one that one acts for. */
export class OrganisationScreen extends DialogScreen {
  constructor(page: Page, words: Words, side: Identity = 'client') {
    super(page, words, pathTo(organisationRoutes[side].list));
  }

  async create(name: string): Promise<void> {
    await this.field('Name of the organisation').fill(name);
    await this.button('Create the organisation').click();
  }

  /** Invites somebody with this role only, and answers the address that the link leads to. */
  async invite(role: string): Promise<string> {
    await this.button('Invite a colleague').click();
    const roles = this.dialog.getByRole('checkbox');
    for (const chosen of await roles.and(this.page.locator(':checked')).all()) {
      await chosen.uncheck();
    }
    await this.dialog.getByRole('checkbox', { name: this.words.start(role) }).check();
    await this.answer('Invite');
    const link = this.dialog.getByText(/organisation\/invitation\?token=/);
    const address = (await link.textContent()) ?? '';
    await this.answer('Done');
    await this.dialog.waitFor({ state: 'detached' });
    return new URL(address).pathname + new URL(address).search;
  }

  /** The row of a member with this in it. */
  member(name: string): Locator {
    const members = this.part('Members of {0}');
    return members.getByRole('listitem').filter({ hasText: name });
  }
}

/** What an invitation is for. */
export class MemberInvitationScreen extends Screen {
  constructor(page: Page, words: Words, side: Identity = 'client') {
    super(page, words, pathTo(organisationRoutes[side].invitation));
  }
}
