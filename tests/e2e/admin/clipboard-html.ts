/** The HTML that other programs put on the clipboard, shortened. */

/** Word for Windows: conditional comments, classes, `mso-` styles, and lists as paragraphs. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml>
 <o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings>
</xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no; margin:0cm; font-size:12.0pt; font-family:"Calibri",sans-serif;}
@list l0:level1 {mso-level-number-format:bullet; mso-level-text:\u00b7;}
-->
</style>
</head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<h1 style='mso-margin-top-alt:auto'><span lang=EN-US style='mso-ansi-language:EN-US'>Spring
fair<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-US style='mso-ansi-language:EN-US'>Our <b
style='mso-bidi-font-weight:normal'>gold</b> and <i style='mso-bidi-font-style:normal'>silver</i>
threads, in <u>stock</u>: <a href="https://example.com/book"><span style='color:#0563C1'>the
book</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US style='mso-ansi-language:EN-US'><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>\u00b7<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-US>One<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-US>Inner<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=EN-US style='font-family:Symbol'><span style='mso-list:Ignore'>\u00b7<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-US>Two<o:p></o:p></span></p>
<p class=MsoNormal><a name="_Hlk1"></a><span lang=EN-US>Between<o:p></o:p></span></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
lang=EN-US><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]><span lang=EN-US>First<o:p></o:p></span></p>
<table class=MsoTableGrid border=1><tr><td width=301 valign=top><p class=MsoNormal>Left<o:p></o:p></p></td><td
width=301><p class=MsoNormal>Right<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1"></v:shape><![endif]--><![if !vml]><img
width=10 height=10 src="file:///C:/Temp/msohtmlclip1/01/clip_image001.png"><![endif]><span
lang=EN-US>End<o:p></o:p></span></p>
<!--EndFragment-->
</body>
</html>`;

/** Google Docs: a <b> around everything, and styles of <span> for bold and italic. */
export const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f1c0a3e-7fff-1"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;">Spring fair</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;">Our </span><span style="font-size:11pt;font-weight:700;font-style:normal;">gold</span><span style="font-size:11pt;font-weight:400;font-style:normal;"> and </span><span style="font-size:11pt;font-weight:400;font-style:italic;">silver</span><span style="font-size:11pt;font-weight:400;"> threads: </span><a href="https://example.com/book" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;">the book</span></a></p><br /><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;">One</span></p></li><ul style="padding-inline-start:48px;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Inner</span></p></li></ul><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Two</span></p></li></ul><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">First</span></p></li></ol><p dir="ltr"><span style="font-weight:400;"><span style="border:none;display:inline-block;width:10px;"><img src="https://lh7-rt.googleusercontent.com/docsz/a" width="10" height="10"></span>End</span></p></b><br class="Apple-interchange-newline">`;
