CALL wall('newsletter_subscribers');
