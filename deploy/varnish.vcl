# Keeps pages until the site purges them (PURGE_PROXY=varnish): see README.md. Listens on this machine only, behind the
# server that terminates TLS and sets X-Forwarded-Proto.
vcl 4.1;
import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/healthz"; .interval = 5s; }
}

acl purgers { "127.0.0.1"; "::1"; }

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) { return (synth(403)); }
    ban("obj.http.CDN-Cache-Control ~ .");
    return (synth(200));
  }
  set req.http.X-Forwarded-Host = req.http.Host;
  # Addresses that are never kept, and news, which shows likes.
  if (req.url ~ "^/(admin|assets/|cards/|functions/|likes|media/|news|preview/)") { return (pass); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Needs -p http_gzip_support=off: else Varnish asks for gzip only.
  if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Old pages are only for when the site does not answer.
  if (std.healthy(req.backend_hint)) { set req.grace = 0s; }
  # Pages are the same with every cookie.
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_fetch {
  # A 304 would keep the old header, also when the site no longer sends it.
  if (!bereq.uncacheable) { unset bereq.http.If-None-Match; }
}

sub vcl_backend_response {
  # Only pages have this header, and only while purges work.
  if (!beresp.http.CDN-Cache-Control || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
  set beresp.grace = 1d;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.CDN-Cache-Control;
}
