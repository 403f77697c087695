"""Who is who: guests at once, accounts with password or passkey, tokens for bots."""
