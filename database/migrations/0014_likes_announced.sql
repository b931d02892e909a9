-- A like is no change of content, but pages show it: whoever counts one, it is announced on a channel of its own.
CREATE FUNCTION announce_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('likes_changed', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER announce_likes AFTER UPDATE OF likes ON news_items
  FOR EACH STATEMENT EXECUTE FUNCTION announce_likes();
